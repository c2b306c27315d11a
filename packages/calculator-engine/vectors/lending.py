"""The sums of lending, written anew: payments, ratios, the test, charges, the APR and variable rates.

`agree.py` calls these with the inputs of a vector and the rules in force. Floats and nothing but the
standard library; loans are run payment by payment where the package uses a formula, and the other way.
"""

import math

COMPOUNDINGS = {"annual": 1, "semi-annual": 2, "quarterly": 4, "monthly": 12}
PAYMENTS = {
    "monthly": 12,
    "semi-monthly": 24,
    "biweekly": 26,
    "weekly": 52,
    "accelerated-biweekly": 26,
    "accelerated-weekly": 52,
    "quarterly": 4,
}


def periodic(annual, compounding="semi-annual", frequency="monthly"):
    times = COMPOUNDINGS[compounding]
    return (1 + annual / 100 / times) ** (times / PAYMENTS[frequency]) - 1


def level(principal, rate, periods):
    if abs(rate) < 1e-12:
        return principal / periods
    return principal * rate / (1 - (1 + rate) ** -periods)


def mortgage_payment(inputs):
    principal, annual = float(inputs["principal"]), float(inputs["annualRate"])
    years, frequency = float(inputs["amortizationYears"]), inputs.get("frequency", "monthly")

    def every(each):
        rate = periodic(annual, inputs.get("compounding", "semi-annual"), each)
        return level(principal, rate, years * PAYMENTS[each])

    accelerated = {"accelerated-biweekly": 2, "accelerated-weekly": 4}
    if frequency in accelerated:
        return every("monthly") / accelerated[frequency]
    if inputs.get("convention") == "annualised-monthly":
        return every("monthly") * 12 / PAYMENTS[frequency]
    return every(frequency)


def debt_service(inputs, counted):
    number = lambda name: float(inputs.get(name, 0))
    fees = number("condoFees") * float(counted["condoFees"]) / 100
    housing = number("mortgagePayment") + number("propertyTax") / 12 + number("heating") + fees
    income = number("annualIncome") / 12
    owed = number("revolvingBalance") * float(counted["revolvingBalance"]) / 100
    debts = number("monthlyDebts") + owed
    return {"gds": 100 * housing / income, "tds": 100 * (housing + debts) / income}


def tested_rate(annual, test, benchmark):
    floor = float(benchmark) if test.get("benchmark") else float(test["floor"])
    return max(annual + float(test["buffer"]), floor)


def qualifying_test(inputs, test, exemption):
    annual, transaction = float(inputs["annualRate"]), inputs["transaction"]
    if transaction == "renewal":
        return {"rate": annual, "tested": False, "because": "same-lender", "mayTestAt": None}
    at = tested_rate(annual, test, inputs.get("benchmark", 0))
    if transaction != "switch":
        return {"rate": at, "tested": True, "because": "tested", "mayTestAt": None}
    moved = inputs["switch"]
    both = moved.get("betweenFederalLenders")
    any_new = exemption is not None and exemption.get("anyNewLender")
    federal = moved.get("fromFederalLender", both) if any_new else both
    if exemption is None:
        why = "before-exemption"
    elif exemption["federalLenderOnly"] and not federal:
        why = "lender-not-federal"
    elif exemption["standAlone"] and moved.get("withOtherLoan"):
        why = "other-loan"
    elif exemption["testedBefore"] and not moved.get("testedBefore", True):
        why = "not-tested-before"
    elif moved["newLoan"] > moved["balance"] + exemption["costs"]:
        why = "loan-rises"
    elif moved["newAmortizationYears"] > moved["yearsLeft"]:
        why = "amortization-rises"
    else:
        return {"rate": annual, "tested": False, "because": "straight-switch", "mayTestAt": at}
    return {"rate": at, "tested": True, "because": why, "mayTestAt": None}


def present_value_loss(balance, inputs):
    """Each payment to come discounted by itself, and the balance at the end of the term."""
    compounding = inputs.get("compounding", "semi-annual")
    contract = periodic(float(inputs["annualRate"]), compounding)
    today = periodic(float(inputs["comparisonRate"]), compounding)
    payment = level(balance, contract, float(inputs["yearsRemaining"]) * 12)
    owed, worth = balance, 0.0
    months = int(inputs["monthsRemaining"])
    for month in range(1, months + 1):
        owed += owed * contract - payment
        worth += payment / (1 + today) ** month
    return worth + owed / (1 + today) ** months - balance


def prepayment_charge(inputs, months, cap_years):
    balance = max(0.0, float(inputs["balance"]) - float(inputs.get("privilege", 0)))
    annual = float(inputs["annualRate"])
    three = balance * annual / 100 / 12 * float(months)
    method = "three-months" if inputs["rateType"] == "variable" else inputs.get("method", "contract-rate")
    if method == "three-months":
        compared, loss = None, 0.0
    else:
        compared = float(inputs["comparisonRate"])
        if method == "discounted-posted":
            compared -= float(inputs["discount"])
        if method == "present-value":
            loss = present_value_loss(balance, inputs)
        else:
            loss = balance * (annual - compared) / 100 * float(inputs["monthsRemaining"]) / 12
    loss = max(0.0, loss)
    protected = (
        inputs["rateType"] == "fixed"
        and not inputs.get("corporateBorrower")
        and float(inputs.get("yearsSinceTermBegan", 0)) >= cap_years
    )
    capped = protected and loss > three
    return {
        "threeMonthsInterest": three,
        "interestRateDifferential": loss,
        "charge": three if capped else max(three, loss),
        "chargedBalance": balance,
        "comparedWith": compared,
        "isCapped": capped,
    }


def annual_percentage_rate(inputs):
    a_year = PAYMENTS[inputs.get("frequency", "monthly")]
    rate = periodic(
        float(inputs["annualRate"]),
        inputs.get("compounding", "semi-annual"),
        inputs.get("frequency", "monthly"),
    )
    payment, owed = mortgage_payment(inputs), float(inputs["principal"])
    paid, interest, before = 0, 0.0, 0.0
    years = min(float(inputs["termYears"]), float(inputs["amortizationYears"]))
    while paid < math.ceil(years * a_year - 1e-9):
        before += owed
        interest += owed * rate
        owed = max(0.0, owed * (1 + rate) - payment)
        paid += 1
    cost = interest + float(inputs["costs"])
    average = before / paid
    years = min(float(inputs["termYears"]), paid / a_year)
    return {"apr": 100 * cost / years / average, "costOfBorrowing": cost, "averagePrincipal": average}


def trigger_rate(inputs):
    times = COMPOUNDINGS[inputs.get("compounding", "monthly")]
    share = float(inputs["payment"]) / float(inputs["balance"])
    growth = (1 + share) ** (PAYMENTS[inputs.get("frequency", "monthly")] / times)
    return 100 * times * (growth - 1)


def prime_move(inputs):
    frequency, compounding = inputs.get("frequency", "monthly"), inputs.get("compounding", "monthly")
    balance, annual = float(inputs["balance"]), float(inputs["annualRate"])
    count = math.ceil(float(inputs["yearsRemaining"]) * PAYMENTS[frequency] - 1e-9)
    before = periodic(annual, compounding, frequency)
    after = periodic(annual + float(inputs["by"]), compounding, frequency)
    now = float(inputs.get("payment", level(balance, before, count)))
    triggered = inputs["kind"] == "fixed-payment" and now < balance * after
    then = level(balance, after, count) if inputs["kind"] == "adjustable" else max(now, balance * after)
    owed, payments = balance, 0
    while not triggered and owed > 1e-4:
        owed = owed * (1 + after) - then
        payments += 1
    return {
        "annualRate": annual + float(inputs["by"]),
        "paymentBefore": now,
        "paymentAfter": then,
        "interestBefore": balance * before,
        "interestAfter": balance * after,
        "yearsToRepay": None if triggered else payments / PAYMENTS[frequency],
        "triggerRate": trigger_rate({**inputs, "payment": now}),
        "isTriggered": triggered,
    }


def variable_schedule(inputs):
    frequency, compounding = inputs.get("frequency", "monthly"), inputs.get("compounding", "monthly")
    a_year, owed = PAYMENTS[frequency], float(inputs["principal"])
    count = math.ceil(float(inputs["amortizationYears"]) * a_year - 1e-9)
    last = math.ceil(float(inputs.get("termYears", inputs["amortizationYears"])) * a_year - 1e-9)
    steps = [(1, inputs["annualRate"])] + [
        (step["fromPayment"], step["annualRate"]) for step in inputs.get("ratePath", [])
    ]
    payment = float(inputs.get("payment", level(owed, periodic(float(steps[0][1]), compounding, frequency), count)))
    first, rows, trigger = payment, [], None
    for number in range(1, last + 1):
        if owed <= 1e-7:
            break
        since, annual = [step for step in steps if step[0] <= number][-1]
        rate = periodic(float(annual), compounding, frequency)
        if since == number > 1 and inputs["kind"] == "adjustable":
            payment = level(owed, rate, count - number + 1)
        interest = owed * rate
        short = payment < interest - 1e-7
        if short:
            payment = interest
        paid = min(payment, owed + interest)
        owed += interest - paid
        row = {"number": number, "annualRate": float(annual), "payment": paid, "interest": interest, "balance": owed}
        rows.append(row)
        trigger = trigger or (row if short else None)
    return {
        "payment": first,
        "triggerRate": trigger_rate({**inputs, "balance": inputs["principal"], "payment": first}),
        "trigger": trigger,
        "rows": rows,
        "balance": owed,
        "totals": {
            "paid": sum(row["payment"] for row in rows),
            "interest": sum(row["interest"] for row in rows),
        },
    }


def equity_loans(inputs, limit, line_limit):
    """Each loan run month by month; the line pays its interest and stays as it is."""
    number = lambda name: float(inputs.get(name, 0))
    balance, taken = number("balance"), number("takenOut")
    count = math.ceil(number("yearsRemaining") * 12 - 1e-9)
    months = min(int(inputs["months"]), count)

    def run(principal, annual):
        rate = periodic(annual, inputs.get("compounding", "semi-annual"))
        payment, owed, interest = level(principal, rate, count), principal, 0.0
        for _ in range(months):
            interest += owed * rate
            owed += owed * rate - payment
        return [payment, interest, owed]

    a_month = taken * number("lineRate") / 100 / 12
    stay = run(balance, number("currentRate"))
    ways = {
        "refinance": ([run(balance + taken, number("newRate"))], number("charge") + number("closingCosts")),
        "line": ([stay, [a_month, a_month * months, taken]], number("setUpCosts")),
        "second": ([stay, run(taken, number("secondRate"))], number("setUpCosts")),
    }
    most = dict.fromkeys(ways)
    if "homeValue" in inputs:
        of = lambda percent: number("homeValue") * float(percent) / 100
        most["refinance"] = most["second"] = max(0.0, of(limit) - balance)
        most["line"] = max(0.0, min(of(line_limit["revolving"]), of(line_limit["combined"]) - balance))
    loans = []
    for name, (parts, costs) in ways.items():
        payment, interest, owed = (sum(part[at] for part in parts) for at in range(3))
        figures = {"payment": payment, "interest": interest, "owed": owed, "costs": costs}
        loans.append({"id": name, **figures, "cost": interest + costs, "most": most[name]})
    fitting = [loan for loan in loans if loan["most"] is None or taken <= loan["most"]]
    best = min(fitting, key=lambda loan: loan["cost"], default=None)
    return {"loans": loans, "cheapest": best and best["id"]}
