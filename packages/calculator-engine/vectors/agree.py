"""Works the vectors from the rules alone, to show that the data needs no other program.

    python3 agree.py path/to/rules.json [path/to/canada.json]

Reads the published rules and the worked examples beside this file, computes the transfer taxes, the
down payments and the insurance premiums anew, in decimals and with nothing but the standard library,
and compares. Prints how many agree; ends with 1 and the differences where any does not.
"""

import json
import math
import sys
from datetime import date
from decimal import Decimal
from pathlib import Path

class Refused(Exception):
    """An input that no figure should be made from; the field is its argument."""


class Rules:
    def __init__(self, data, on):
        self.by_id = {rule["id"]: rule for rule in data["rules"]}
        self.on = data["checkedOn"] if on is None else on
        try:
            date.fromisoformat(self.on)
        except ValueError:
            raise Refused("on") from None

    def find(self, rule_id):
        """The value in force; None where the law had no such rule that day."""
        rule = self.by_id.get(rule_id)
        if rule is None:
            return None
        for version in rule["versions"]:
            if version["effectiveFrom"] <= self.on:
                over = "effectiveTo" in version and self.on > version["effectiveTo"]
                return None if over else version["value"]
        if rule.get("introduced"):
            return None
        raise Refused("on")


def bracketed(amount, brackets):
    reached = [row for row in brackets if amount > row[0]]
    if not reached:
        return Decimal(0)
    over, percent, *rest = reached[-1]
    base = rest[0] if rest else bracketed(over, brackets)
    above = Decimal(amount) - over
    if len(rest) > 1:
        above = math.ceil(above / rest[1]) * rest[1]
    return base + above * percent / 100


def is_first_time(test, inputs, on):
    """Whether a buyer meets a law's test, and by what; None when nobody asks."""
    facts = inputs.get("buyer")
    if facts is None:
        return {"met": True, "because": "told"} if inputs.get("firstTimeBuyer") else None
    if test.get("resident") and not facts["citizenOrPermanentResident"]:
        return {"met": False, "because": "not-citizen-or-permanent-resident"}
    if "age" in test and facts.get("age", test["age"]) < test["age"]:
        return {"met": False, "because": "too-young"}
    if test.get("yearInProvince") and facts.get("oneYearInProvince") is False:
        return {"met": False, "because": "not-long-in-province"}
    last_year = facts.get("lastYearInOwnHome")
    if not facts["everOwnedHome"] and (test.get("neverOwned") or last_year is None):
        return {"met": True, "because": "never-owned"}
    if "yearsWithout" in test and last_year < int(on[:4]) - test["yearsWithout"]:
        return {"met": True, "because": "years-without"}
    if test.get("separated") and facts.get("recentlySeparated"):
        return {"met": True, "because": "separated"}
    return {"met": False, "because": "lived-in-own-home" if "yearsWithout" in test else "owned-before"}


def relief_of(relief, value, tax):
    full_to = relief.get("fullTo")
    gone_at = relief.get("goneAt", full_to)
    most = min(tax, relief.get("max", tax))
    if full_to is None or value <= full_to:
        return most
    return Decimal(0) if value >= gone_at else most * (gone_at - value) / (gone_at - full_to)


def relieve(place, tax, value, inputs, rules):
    key = place.lower()
    asked = inputs.get("firstTimeBuyer") or inputs.get("buyer")
    test = rules.find(f"first-time-test-{key}") if asked else None
    decision = None if test is None else is_first_time(test, inputs, rules.on)
    reliefs = [Decimal(0)]
    if decision and decision["met"]:
        share = Decimal(inputs.get("firstTimeShare", 100)) / 100
        reliefs.append(relief_of(rules.find(f"first-time-relief-{key}"), value, tax) * share)
    if inputs.get("newlyBuilt") and f"newly-built-relief-{key}" in rules.by_id:
        reliefs.append(relief_of(rules.find(f"newly-built-relief-{key}"), value, tax))
    return max(reliefs), decision


def municipal_tax(province, given, value, schedule, rules):
    limit = rules.find(f"municipal-rate-{province.lower()}")
    if limit is None or (given is None and province == "QC"):
        return Decimal(0)
    if given is None:
        raise Refused("municipalRate")
    rows = given if isinstance(given, list) else [[limit["from"], given]]
    if any(not 0 <= percent <= limit["max"] for _, percent in rows):
        raise Refused("municipalRate")
    fixed = [row for row in schedule if row[0] <= limit["from"]]
    above = max(Decimal(0), value - limit["from"])
    return bracketed(value, rows) - (above * fixed[-1][1] / 100 if fixed else 0)


def non_resident_tax(place, price, inputs, rules):
    share = inputs.get("nonResidentShare" if place == "NS" else "foreignShare", 0)
    tax = rules.find(f"non-resident-tax-{place.lower()}") if share else None
    if tax is None:
        return Decimal(0)
    if not tax["everywhere"] and "inTaxedArea" not in inputs:
        raise Refused("inTaxedArea")
    if not tax["everywhere"] and not inputs["inTaxedArea"]:
        return Decimal(0)
    return price * tax["rate"] * (share if tax["byShare"] else 100) / 10_000


def land_transfer_tax(inputs, data):
    rules = Rules(data, inputs.get("on"))
    province, city, price = inputs["province"], inputs.get("city"), Decimal(inputs["price"])
    assessed = max(price, Decimal(inputs.get("assessedValue", 0)))
    value = assessed if province in ("NB", "PE", "QC") else price
    city_rule = rules.by_id[f"transfer-tax-{city.lower().replace(' ', '-')}"] if city else None
    schedule = [] if city and city_rule["replaces"] else rules.find(f"transfer-tax-{province.lower()}")
    transfer = bracketed(value, schedule)
    mortgage = Decimal(inputs.get("mortgageAmount", 0))
    fees = rules.find(f"mortgage-registration-{province.lower()}") if mortgage else None
    registration = bracketed(mortgage, fees) if fees else Decimal(0)
    if city:
        municipal = bracketed(value, rules.find(city_rule["id"]))
    else:
        municipal = municipal_tax(province, inputs.get("municipalRate"), value, schedule, rules)
    foreign = non_resident_tax(province, assessed if province == "NS" else value, inputs, rules)
    foreign += non_resident_tax(city, value, inputs, rules) if city else 0
    judged = [relieve(province, transfer, value, inputs, rules)]
    if city:
        judged.append(relieve(city, municipal, value, inputs, rules))
    rebate = sum(amount for amount, _ in judged)
    return {
        "provincial": transfer + registration,
        "municipal": municipal,
        "nonResident": foreign,
        "rebate": rebate,
        "total": transfer + registration + municipal + foreign - rebate,
        "lines": [{"amount": amount} for amount in (transfer, registration, municipal) if amount],
        "firstTime": [decision for _, decision in judged if decision],
    }


def minimum_down_payment(inputs, data):
    rule = Rules(data, inputs.get("on")).find("minimum-down-payment")
    price = Decimal(inputs["price"])
    insurable = inputs.get("occupancy") != "rental" and price < rule.get("insuredBelow", price + 1)
    return bracketed(price, rule["rows"]) if insurable else price * rule["uninsured"] / 100


def refusal_of(inputs, data, rules):
    rule = rules.find("minimum-down-payment")
    price, down = Decimal(inputs["price"]), Decimal(inputs["downPayment"])
    if inputs.get("occupancy") == "rental":
        return "occupancy", None
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
    first = is_first_time(rules.find("first-time-test-insured"), inputs, rules.on)
    met = bool(first and first["met"])
    open_to = (met or new) if who == "first-time or newly built" else (met and new)
    return (None if open_to else "amortization"), first


def mortgage_insurance(inputs, data):
    rules = Rules(data, inputs.get("on"))
    price, down = Decimal(inputs["price"]), Decimal(inputs["downPayment"])
    loan, nothing = price - down, {"premiumRate": 0, "premium": 0, "salesTax": 0}
    if down * 100 >= price * rules.find("minimum-down-payment")["uninsured"]:
        return {"required": False, "refusal": None, "firstTime": None, "insuredMortgage": loan, **nothing}
    refusal, first = refusal_of(inputs, data, rules)
    if refusal:
        return {"required": True, "refusal": refusal, "firstTime": first, "insuredMortgage": loan, **nothing}
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


CALLS = {
    "landTransferTax": land_transfer_tax,
    "minimumDownPayment": minimum_down_payment,
    "mortgageInsurance": mortgage_insurance,
}


def at(result, path):
    for key in filter(None, path.split(".")):
        result = result[int(key)] if isinstance(result, list) else result[key]
    return result


def difference(vector, data):
    """None where the vector's figures come out, else what came out instead."""
    try:
        result = CALLS[vector["call"]](vector["inputs"], data)
    except Refused as refused:
        return None if vector.get("refused") == [str(refused)] else f"refused {refused}"
    if "refused" in vector:
        return f"not refused: {result}"
    expected = vector["expected"]
    for path, figure in (expected if isinstance(expected, dict) else {"": expected}).items():
        actual = at(result, path)
        is_number = isinstance(figure, (int, Decimal)) and not isinstance(figure, bool)
        if abs(actual - figure) > vector["tolerance"] if is_number else actual != figure:
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
