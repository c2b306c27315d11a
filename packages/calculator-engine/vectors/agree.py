"""Works the vectors from the rules alone, to show that the data needs no other program.

    python3 agree.py path/to/rules.json [path/to/canada.json]

Reads the published rules and the worked examples beside this file, computes the transfer taxes, the
down payments, the insurance premiums and the rebates on new homes anew in decimals, and the sums of lending with the module beside
it, with nothing but the standard library, and compares. Prints how many agree; ends with 1 and the differences where any does not.
"""

import json
import math
import sys
from datetime import date
from decimal import Decimal
from pathlib import Path

# A package's folder is no place for what Python keeps of a module.
sys.dont_write_bytecode = True

import lending  # noqa: E402

class Refused(Exception):
    """An input that no figure should be made from; the field is its argument."""


# Where the day of an event is taken from, where it was not given itself.
INSTEAD = {
    "agreement": ["agreement", "application", "closing", "payment"],
    "application": ["application", "agreement", "closing", "payment"],
    "closing": ["closing", "payment", "application", "agreement"],
    "payment": ["payment", "closing", "application", "agreement"],
    "tax-year": ["closing", "payment", "application", "agreement"],
}


class Rules:
    def __init__(self, data, inputs):
        self.by_id = {rule["id"]: rule for rule in data["rules"]}
        self.with_proposed = inputs.get("withProposed", False)
        on = inputs.get("on", data["checkedOn"])
        self.days = on if isinstance(on, dict) else {event: on for event in INSTEAD}
        try:
            for day in self.days.values():
                date.fromisoformat(day)
        except ValueError:
            raise Refused("on") from None

    def day(self, event):
        return next(self.days[each] for each in INSTEAD[event] if each in self.days)

    def version(self, rule_id):
        """The version in force; None where the law had no such rule that day."""
        rule = self.by_id.get(rule_id)
        if rule is None:
            return None
        for version in rule["versions"]:
            if version["status"] != "in-force" and not self.with_proposed:
                continue
            day = self.day(version["triggerEvent"])
            if version["effectiveFrom"] <= day:
                # A last day that only says where the next version begins was passed over already.
                is_last = version is rule["versions"][0]
                over = is_last and "effectiveTo" in version and day > version["effectiveTo"]
                return None if over else version
        if rule.get("introduced"):
            return None
        raise Refused("on")

    def find(self, rule_id):
        version = self.version(rule_id)
        return None if version is None else version["value"]

    def day_for(self, rule_id):
        return self.day(self.version(rule_id)["triggerEvent"])


def bracketed(amount, brackets):
    reached = [row for row in brackets if amount > row[0] or (row[4:] == [1] and amount == row[0])]
    if not reached:
        return Decimal(0)
    over, percent, *rest = reached[-1]
    base = rest[0] if rest else bracketed(over, brackets)
    above = Decimal(amount) - over
    if len(rest) > 1 and rest[1]:
        above = math.ceil(above / rest[1]) * rest[1]
    return base + above * percent / 100


def shares_of(buyers):
    given = [buyer["share"] for buyer in buyers if "share" in buyer]
    missing = len(buyers) - len(given)
    rest = (Decimal(100) - sum(given)) / missing if missing else Decimal(0)
    return [Decimal(buyer.get("share", rest)) for buyer in buyers]


def test_buyer(test, facts, on, index):
    """Whether one buyer meets a law's test, and by what."""
    if test.get("resident") and not facts["citizenOrPermanentResident"]:
        return False, "not-citizen-or-permanent-resident"
    if "age" in test and facts.get("age", test["age"]) < test["age"]:
        return False, "too-young"
    long_enough = (
        facts.get("monthsInProvince", math.inf) >= test.get("monthsInProvince", 0)
        or (test.get("orTaxReturns") and facts.get("filedTaxReturnsInProvince"))
        or (test.get("orSixMonthsAfter") and facts.get("staysSixMonths"))
    )
    if not long_enough:
        return False, "not-long-in-province"
    if test.get("neverRelieved") and facts.get("hadFirstTimeRelief"):
        return False, "had-relief-before"
    if test.get("spouseOwned") and facts.get("spouseOwnedHome"):
        return False, "spouse-owned"
    last_year = facts.get("lastYearInOwnHome")
    counted = {"in-canada": "ownedHomeInCanada", "principal-residence": "ownedPrincipalResidence"}
    detail = counted.get(test.get("homesCounted"))
    has_owned = facts["everOwnedHome"] and facts.get(detail, True)
    if not has_owned and (test.get("neverOwned") or last_year is None):
        return True, "no-counted-home" if facts["everOwnedHome"] else "never-owned"
    if "yearsWithout" in test:
        if last_year is None:
            raise Refused(f"buyers.{index}.lastYearInOwnHome")
        if last_year < int(on[:4]) - test["yearsWithout"]:
            return True, "years-without"
    began = facts.get("separatedSince", math.inf)
    in_time = began >= int(on[:4]) - test.get("separatedYears", math.inf)
    if test.get("separated") and facts.get("recentlySeparated") and in_time:
        return True, "separated"
    return False, "lived-in-own-home" if "yearsWithout" in test else "owned-before"


def is_first_time(test, inputs, on):
    """Whether there is a first-time buyer to a law, who, and for what share; None when nobody asks."""
    buyers = inputs.get("buyers")
    if buyers is None:
        told = {"met": True, "because": "told", "buyer": None, "share": 100}
        return told if inputs.get("firstTimeBuyer") else None
    tested = [test_buyer(test, facts, on, index) for index, facts in enumerate(buyers)]
    need_all = test["counts"] == "all"
    buyer = next((index for index, (is_met, _) in enumerate(tested) if is_met != need_all), 0)
    met, because = tested[buyer]
    share = sum(part for part, (each, _) in zip(shares_of(buyers), tested) if each)
    if met and test["counts"] == "one-is-enough":
        share = 100
    each = [{"met": is_met, "because": why} for is_met, why in tested]
    return {"met": met, "because": because, "buyer": buyer, "share": share, "buyers": each}


def relief_of(relief, value, tax):
    gone_at = relief.get("goneAt")
    full_to = relief.get("fullTo", gone_at)
    most = min(tax, relief.get("max", tax))
    if gone_at is not None and value >= gone_at:
        return Decimal(0)
    if full_to is None or value <= full_to:
        return most
    return Decimal(0) if gone_at is None else most * (gone_at - value) / (gone_at - full_to)


def resident_share(inputs):
    """The percent of the home that citizens and permanent residents take."""
    buyers = inputs.get("buyers")
    if buyers is None:
        return Decimal(100) - Decimal(inputs.get("foreignShare", 0))
    return sum(part for part, buyer in zip(shares_of(buyers), buyers) if buyer["citizenOrPermanentResident"])


def is_separation_exempt(place, inputs, rules):
    """Whether a place taxes no transfer between spouses who separate."""
    return inputs.get("underSeparation") and f"separation-relief-{place.lower()}" in rules.by_id


def relieve(place, tax, value, inputs, rules):
    key = place.lower()
    if is_separation_exempt(place, inputs, rules):
        return relief_of(rules.find(f"separation-relief-{key}"), value, tax), None
    asked = inputs.get("firstTimeBuyer") or inputs.get("buyers")
    is_relieved = f"first-time-relief-{key}" in rules.by_id
    test = rules.find(f"first-time-test-{key}") if asked and is_relieved else None
    decision = None if test is None else is_first_time(test, inputs, rules.day_for(f"first-time-test-{key}"))
    reliefs = [Decimal(0)]
    if decision and decision["met"]:
        share = Decimal(inputs.get("firstTimeShare", decision["share"])) / 100
        reliefs.append(relief_of(rules.find(f"first-time-relief-{key}"), value, tax) * share)
    if inputs.get("newlyBuilt") and f"newly-built-relief-{key}" in rules.by_id:
        relief = rules.find(f"newly-built-relief-{key}")
        share = resident_share(inputs) if relief.get("resident") else Decimal(100)
        reliefs.append(relief_of(relief, value, tax) * share / 100)
    return max(reliefs), decision


def municipal_tax(province, given, value, schedule, rules):
    """What a municipality charges at its rate, and what it could at most where that is not known."""
    limit = rules.find(f"municipal-rate-{province.lower()}")
    if limit is None:
        return Decimal(0), None
    if given is None and value <= limit["from"]:
        return Decimal(0), None
    rate = limit["max"] if given is None else given
    rows = rate if isinstance(rate, list) else [[limit["from"], rate]]
    if any(not 0 <= percent <= limit["max"] for _, percent in rows):
        raise Refused("municipalRate")
    fixed = [row for row in schedule if row[0] <= limit["from"]]
    above = max(Decimal(0), value - limit["from"])
    tax = bracketed(value, rows) - (above * fixed[-1][1] / 100 if fixed else 0)
    return (None, {"kind": "municipal", "atMost": tax}) if given is None else (tax, None)


def has_status(buyer, statuses):
    return buyer.get("statusInCanada") in statuses or (buyer.get("nominee") and "nominee" in statuses)


def share_from_elsewhere(place, inputs, exempts=()):
    told = "nonResidentShare" if place == "NS" else "foreignShare"
    if told in inputs:
        return Decimal(inputs[told])
    buyers = inputs.get("buyers", [])

    def is_counted(buyer):
        if place == "NS":
            return not buyer.get("livesInProvince", True)
        is_exempt = inputs.get("principalResidence", True) and has_status(buyer, exempts)
        is_foreign = not buyer["citizenOrPermanentResident"] and not buyer.get("exceptedFromForeignTax")
        return is_foreign and not is_exempt

    return sum(part for part, buyer in zip(shares_of(buyers), buyers) if is_counted(buyer))


def non_resident_tax(place, price, inputs, rules):
    share = share_from_elsewhere(place, inputs)
    tax = rules.find(f"non-resident-tax-{place.lower()}") if share else None
    share = share_from_elsewhere(place, inputs, tax.get("exempts", ())) if tax else share
    if tax is None or not share or share <= tax.get("exemptTo", 0):
        return Decimal(0), None
    amount = price * tax["rate"] * (share if tax["byShare"] else 100) / 10_000
    if tax["everywhere"] or inputs.get("inTaxedArea"):
        return amount, None
    if inputs.get("inTaxedArea") is False:
        return Decimal(0), None
    return None, {"kind": "non-resident", "atMost": amount}


LEAST = {
    "permitDaysLeft": "permitDaysLeft",
    "yearsWorked": "yearsWorkedInCanada",
    "taxReturns": "taxReturnsInCanada",
    "daysEachYear": "daysInCanadaEachYear",
}


def is_excepted(buyer, price, exceptions):
    for exception in exceptions:
        if exception["status"] != buyer.get("statusInCanada"):
            continue
        reached = all(buyer.get(fact, 0) >= exception.get(name, 0) for name, fact in LEAST.items())
        one_home = buyer.get("homesPurchased", 0) + 1 <= exception.get("homes", math.inf)
        if reached and one_home and price <= exception.get("priceUpTo", math.inf):
            return True
    return False


def prohibition(inputs, rules):
    """The places of the buyers who may not buy; None where the law forbids nobody."""
    buyers = inputs.get("buyers", [])
    def is_foreign(buyer):
        return not buyer["citizenOrPermanentResident"] and not buyer.get("exceptedFromProhibition")

    who = [index for index, buyer in enumerate(buyers) if is_foreign(buyer)]
    if not who and (buyers or not inputs.get("foreignShare")):
        return None
    if inputs.get("underSeparation") or inputs.get("byGiftOrDeath"):
        return None
    rule = rules.find("purchase-prohibition")
    if rule is None or inputs.get("units", 1) > rule["unitsUpTo"]:
        return None
    if rule["censusAreasOnly"] and not inputs.get("inCensusArea", True):
        return None
    barred = [index for index in who if not is_excepted(buyers[index], inputs["price"], rule["exceptions"])]
    if buyers and not barred:
        return None
    return {"buyers": barred, "rule": {"id": "purchase-prohibition"}}


def land_transfer_tax(inputs, data):
    rules = Rules(data, inputs)
    province, city, price = inputs["province"], inputs.get("city"), Decimal(inputs["price"])
    assessed = max(price, Decimal(inputs.get("assessedValue", 0)))
    def base_of(rule_id):
        """What a tax is calculated on; the price where its rule says nothing."""
        return assessed if rules.by_id.get(rule_id, {}).get("taxedOn") else price

    value = base_of(f"transfer-tax-{province.lower()}")
    city_rule = rules.by_id[f"transfer-tax-{city.lower().replace(' ', '-')}"] if city else None
    schedule = [] if city and city_rule["replaces"] else rules.find(f"transfer-tax-{province.lower()}")
    transfer = bracketed(value, schedule)
    mortgage = Decimal(inputs.get("mortgageAmount", 0))
    fees = rules.find(f"mortgage-registration-{province.lower()}") if mortgage else None
    registration = bracketed(mortgage, fees) if fees else Decimal(0)
    unknown = None
    if city:
        municipal = bracketed(value, rules.find(city_rule["id"]))
    else:
        municipal, unknown = municipal_tax(province, inputs.get("municipalRate"), value, schedule, rules)
        if is_separation_exempt(province, inputs, rules):
            municipal, unknown = Decimal(0), None
    charged = municipal or Decimal(0)
    from_elsewhere = [
        non_resident_tax(place, base_of(f"non-resident-tax-{place.lower()}"), inputs, rules)
        for place in (province, city)
        if place and not is_separation_exempt(place, inputs, rules)
    ]
    foreign = sum(tax or 0 for tax, _ in from_elsewhere)
    unknown = [missing for _, missing in [(municipal, unknown), *from_elsewhere] if missing]
    are_fees = province in ("AB", "SK", "NL")
    relieved = [relieve(province, transfer, value, inputs, rules)]
    if city:
        act = province if city_rule["replaces"] else city
        relieved.append(relieve(act, charged, value, inputs, rules))
    rebate = sum(amount for amount, _ in relieved)
    return {
        "provincial": transfer + registration,
        "fees": registration + (transfer if are_fees else 0),
        "municipal": municipal,
        "unknown": unknown,
        "nonResident": None if any(missing for _, missing in from_elsewhere) else foreign,
        "rebate": rebate,
        "total": transfer + registration + charged + foreign - rebate,
        "lines": [
            {"amount": amount, "levy": "fee" if is_fee else "tax"}
            for amount, is_fee in ((transfer, are_fees), (registration, True), (charged, False))
            if amount
        ],
        "firstTime": [decision for _, decision in relieved if decision],
        "prohibition": prohibition(inputs, rules),
    }


def is_insured_use(inputs):
    occupancy, units = inputs.get("occupancy"), inputs.get("units", 1)
    return occupancy != "rental" and (occupancy != "second-home" or units == 1)


def minimum_down_payment(inputs, data):
    rules = Rules(data, inputs)
    rule = rules.find("minimum-down-payment")
    price = Decimal(inputs["price"])
    if not is_insured_use(inputs) or price >= rule.get("insuredBelow", price + 1):
        return price * rule["uninsured"] / 100
    least, units = bracketed(price, rule["rows"]), inputs.get("units", 1)
    several = rules.find("minimum-down-payment-units") if units > 2 else None
    return max(least, price * several["percent"] / 100) if several and units >= several["from"] else least


def refusal_of(inputs, data, rules):
    rule = rules.find("minimum-down-payment")
    price, down = Decimal(inputs["price"]), Decimal(inputs["downPayment"])
    if not is_insured_use(inputs):
        return "occupancy", None
    newcomers = rules.find("insured-newcomers")
    barred = any(
        not buyer["citizenOrPermanentResident"] and not buyer.get("mayWorkInCanada", True)
        for buyer in inputs.get("buyers", [])
    )
    if barred and newcomers and newcomers["workAuthorized"]:
        return "right-to-work", None
    if price >= rule.get("insuredBelow", price + 1):
        return "price-cap", None
    if down < minimum_down_payment(inputs, data):
        return "down-payment", None
    premium, length = rules.find("insurance-premium"), inputs.get("amortizationYears", 25)
    if not premium["standardYears"] < length <= premium["longestYears"]:
        return (None if length <= premium["standardYears"] else "amortization"), None
    who, new = rules.find("long-amortization-buyers"), bool(inputs.get("newlyBuilt"))
    if who in ("anybody", "nobody"):
        return (None if who == "anybody" else "amortization"), None
    first = is_first_time(
        rules.find("first-time-test-insured"), inputs, rules.day_for("first-time-test-insured")
    )
    met = bool(first and first["met"])
    open_to = (met or new) if who == "first-time or newly built" else (met and new)
    return (None if open_to else "amortization"), first


def mortgage_insurance(inputs, data):
    rules = Rules(data, inputs)
    price, down = Decimal(inputs["price"]), Decimal(inputs["downPayment"])
    loan, nothing = price - down, {"premiumRate": 0, "premium": 0, "salesTax": 0}
    if down * 100 >= price * rules.find("minimum-down-payment")["uninsured"]:
        return {"required": False, "refusal": None, "firstTime": None, "insuredMortgage": loan, **nothing}
    refusal, first = refusal_of(inputs, data, rules)
    if refusal:
        return {"required": True, "refusal": refusal, "firstTime": first, **dict.fromkeys(["insuredMortgage", *nothing])}
    rule = rules.find("insurance-premium")
    tiers = [row for row in rule["rows"] if loan * 100 / price <= row[0]] or rule["rows"][-1:]
    borrowed = inputs.get("borrowedDownPayment") and tiers[0] == rule["rows"][-1]
    rate = rule["nonTraditional"] if borrowed else tiers[0][1]
    longer = max(0, inputs.get("amortizationYears", 25) - rule["standardYears"])
    rate += math.ceil(longer / 5) * rule["longAmortization"]
    premium = loan * rate / 100
    tax = rules.find(f"premium-tax-{inputs['province'].lower()}") or 0
    taxed = {"premiumRate": rate, "premium": premium, "salesTax": premium * tax / 100}
    return {"required": True, "refusal": None, "firstTime": first, "insuredMortgage": loan + premium, **taxed}


def tests_of(inputs, data):
    rules = Rules(data, inputs)
    test = rules.find("stress-test-insured" if inputs.get("insured") else "stress-test")
    if test.get("benchmark") and "benchmark" not in inputs:
        raise Refused("benchmark")
    return test, rules.find("switch-exemption-insured" if inputs.get("insured") else "switch-exemption")


def qualifying_rate(inputs, data):
    return lending.tested_rate(float(inputs["annualRate"]), tests_of(inputs, data)[0], inputs.get("benchmark", 0))


def qualifying_test(inputs, data):
    if inputs["transaction"] == "renewal":
        return lending.qualifying_test(inputs, None, None)
    return lending.qualifying_test(inputs, *tests_of(inputs, data))


def prepayment_charge(inputs, data):
    rules = Rules(data, inputs)
    if inputs.get("method") == "discounted-posted" and "discount" not in inputs:
        raise Refused("discount")
    months, years = rules.find("prepayment-interest-months"), rules.find("prepayment-interest-cap")
    return lending.prepayment_charge(inputs, months, years)


def equity_loans(inputs, data):
    if inputs["takenOut"] <= 0:
        raise Refused("takenOut")
    rules = Rules(data, inputs)
    return lending.equity_loans(inputs, rules.find("refinance-limit"), rules.find("home-equity-line-limit"))


def part_of(price, value):
    """What is left of a rebate between the price that gets all of it and the one that gets none."""
    full, gone = value.get("fullTo"), value.get("goneAt")
    return Decimal(1) if full is None or price <= full else max(Decimal(0), (gone - price) / (gone - full))


def ordinary_rebate(price, value):
    return min(price * value["rate"] * value["share"] / 10_000, value["max"]) * part_of(price, value)


def first_time_gst(price, rules):
    value = rules.find("gst-rebate-first-time")
    return Decimal(min(price, value["fullTo"])) * value["rate"] / 100 * part_of(price, value) if value else Decimal(0)


def all_of(price, value):
    return min(price * value["rate"] / 100, value["max"])


def ontario_rebates(price, is_first, rules):
    """The ordinary rebate, what first-time buyers and what everybody gets on top of it."""
    ordinary = ordinary_rebate(price, rules.find("hst-rebate-new-housing-on"))
    rebates = {"hst-new-housing": ordinary}
    first = rules.find("hst-relief-first-time-on") if is_first else None
    if first:
        rebates["hst-first-time"] = max(Decimal(0), all_of(price, first) * part_of(price, first) - ordinary)
    everybody = rules.find("hst-relief-new-homes-on")
    if everybody and rules.day("closing") < everybody["taxedBefore"]:
        more = (all_of(price, everybody) - ordinary) * part_of(price, everybody)
        rebates["hst-everybody"] = min(more, all_of(price, everybody) - sum(rebates.values()))
    return rebates


def new_housing_rebate(inputs, data):
    rules, price = Rules(data, inputs), Decimal(inputs["price"])
    federal = {"gst-new-housing": ordinary_rebate(price, rules.find("gst-rebate-new-housing"))}
    test = rules.find("first-time-test-gst") if rules.version("gst-rebate-first-time") else None
    first = is_first_time(test, inputs, rules.day_for("first-time-test-gst")) if test else None
    is_first = bool(first and first["met"])
    if is_first:
        federal["gst-first-time"] = max(Decimal(0), first_time_gst(price, rules) - federal["gst-new-housing"])
    in_ontario = inputs["province"] == "ON"
    provincial = ontario_rebates(price, is_first, rules) if in_ontario else {}
    provincial_first = None
    if inputs["province"] == "NS":
        test_ns = rules.find("first-time-test-ns")
        provincial_first = is_first_time(test_ns, inputs, rules.day_for("first-time-test-ns"))
        if provincial_first and provincial_first["met"]:
            provincial = {"hst-first-time": ordinary_rebate(price, rules.find("hst-rebate-first-time-ns"))}
    if inputs["province"] == "QC":
        provincial = {"qst-new-housing": ordinary_rebate(price, rules.find("qst-rebate-new-housing-qc"))}
    relief = rules.version("hst-relief-federal-part-on") if in_ontario else None
    sums = [sum(part.values()) for part in (federal, provincial)]
    as_announced = all_of(price, relief["value"]) * part_of(price, relief["value"]) - sums[0] if relief else 0
    announced = max(Decimal(0), as_announced)
    lines = {**federal, **provincial, "announced": announced}
    return {
        "federal": sums[0],
        "provincial": sums[1],
        "total": sum(sums),
        "announced": announced,
        "lines": [
            {"kind": kind, "amount": amount, **({"rule": relief} if kind == "announced" else {})}
            for kind, amount in lines.items()
            if amount
        ],
        "firstTime": first,
        "provincialFirstTime": provincial_first,
    }


# The rate of the forms, where no rule knows the place.
UNKNOWN_PLACE = Decimal("1.2")


def typical_property_tax(inputs, data):
    """Percent of the price a year: the city's rule, else the province's."""
    rules = Rules(data, inputs)
    city = rules.find("property-tax-" + inputs.get("city", "").lower().replace(" ", "-"))
    return city or (rules.find("typical-property-tax") or {}).get(inputs["province"], UNKNOWN_PLACE)


CALLS = {
    "typicalPropertyTax": typical_property_tax,
    "newHousingRebate": new_housing_rebate,
    "firstTimeBuyerGstRebate": lambda inputs, data: first_time_gst(Decimal(inputs["price"]), Rules(data, inputs)),
    "compareEquityLoans": equity_loans,
    "qualifyingRate": qualifying_rate,
    "qualifyingTest": qualifying_test,
    "prepaymentCharge": prepayment_charge,
    "debtServiceRatios": lambda inputs, data: lending.debt_service(
        inputs, Rules(data, inputs).find("counted-costs")
    ),
    "annualPercentageRate": lambda inputs, data: lending.annual_percentage_rate(inputs),
    "mortgagePayment": lambda inputs, data: lending.mortgage_payment(inputs),
    "triggerRate": lambda inputs, data: lending.trigger_rate(inputs),
    "primeMove": lambda inputs, data: lending.prime_move(inputs),
    "variableRateSchedule": lambda inputs, data: lending.variable_schedule(inputs),
    "landTransferTax": land_transfer_tax,
    "minimumDownPayment": minimum_down_payment,
    "mortgageInsurance": mortgage_insurance,
}


def check(inputs):
    if inputs.get("province") in ("YT", "NT", "NU"):
        raise Refused("province")
    if inputs.get("units", 1) not in (1, 2, 3, 4):
        raise Refused("units")
    if "buyers" in inputs and abs(sum(shares_of(inputs["buyers"])) - 100) > Decimal("0.01"):
        raise Refused("buyers")


def at(result, path):
    for key in filter(None, path.split(".")):
        if result is None:
            return None
        result = result[int(key)] if isinstance(result, list) else result[key]
    return result


def difference(vector, data):
    """None where the vector's figures come out, else what came out instead."""
    try:
        check(vector["inputs"])
        result = CALLS[vector["call"]](vector["inputs"], data)
    except Refused as refused:
        return None if vector.get("refused") == [str(refused)] else f"refused {refused}"
    if "refused" in vector:
        return f"not refused: {result}"
    expected = vector["expected"]
    for path, figure in (expected if isinstance(expected, dict) else {"": expected}).items():
        if path.startswith("notices"):
            continue
        actual = at(result, path)
        is_number = isinstance(figure, (int, Decimal)) and not isinstance(figure, bool)
        if is_number and actual is not None:
            # The fractions of a float come with an error of their own.
            room = float(vector["tolerance"]) + 1e-9 * abs(float(figure))
            if abs(float(actual) - float(figure)) > room:
                return f"{path} {actual}, not {figure}"
        elif actual != figure:
            return f"{path} {actual}, not {figure}"
    return None


def main(rules_path, vectors_path):
    read = lambda path: json.loads(Path(path).read_text("utf8"), parse_float=Decimal)
    data = read(rules_path)
    vectors = [vector for vector in read(vectors_path) if vector["call"] in CALLS]
    found = [(vector["id"], difference(vector, data)) for vector in vectors]
    differences = [f"{name}: {what}" for name, what in found if what]
    print("\n".join([*differences, f"{len(found) - len(differences)} of {len(found)} agree"]))
    return 1 if differences or not found else 0


if __name__ == "__main__":
    beside = Path(__file__).with_name("canada.json")
    sys.exit(main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else beside))
