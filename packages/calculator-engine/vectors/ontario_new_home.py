"""Computes what is given back of Ontario's part of the HST on a new home, from the regulation's words alone.

    python3 ontario_new_home.py

Prints a table as JSON: one row for each price, kind of buyer and day of agreement. Every figure of the law
stands in this file; neither the published rules nor the package are read.

Source: New Harmonized Value-added Tax System Regulations, No. 2, SOR/2010-151, s. 41(2) to (2.2), as amended
by SOR/2026-94 and SOR/2026-130; Excise Tax Act, s. 254(2.1), for the days of first-time buyers.
"""

import json
from fractions import Fraction

DAYS = [
    "2010-07-01",
    "2025-03-19",
    "2025-03-20",
    "2026-03-31",
    "2026-04-01",
    "2027-03-31",
    "2027-04-01",
    "2030-12-31",
    "2031-01-01",
]


def rebate_41_2(tax):
    return min(Fraction(24_000), tax * 75 / 100)


def rebate_41_2_01(price, tax, agreed):
    """Paragraphs (f) and (g); nothing outside the year of paragraph (b)."""
    if not "2026-03-31" < agreed < "2027-04-01" or price >= 1_850_000:
        return Fraction(0)
    a_or_c = min(Fraction(80_000), tax)
    b_or_d = rebate_41_2(tax)
    if price <= 1_500_000:
        return a_or_c - b_or_d
    return (a_or_c - b_or_d) * (1_850_000 - price) / 350_000


def rebate_41_2_1(price, tax, agreed):
    """Paragraphs (a) and (b); nothing without a rebate under s. 254(2.1) of the Act."""
    if not "2025-03-19" < agreed < "2031-01-01" or price >= 1_500_000:
        return Fraction(0)
    a_or_c = min(Fraction(80_000), tax)
    b_or_e = rebate_41_2(tax)
    if price <= 1_000_000:
        return a_or_c - b_or_e
    return max(Fraction(0), a_or_c * Fraction(1_500_000 - price, 500_000) - b_or_e)


def ontario_rebate(price, first_time, agreed):
    tax = Fraction(price) * 8 / 100
    total = rebate_41_2(tax) + rebate_41_2_01(price, tax, agreed)
    if first_time:
        total += rebate_41_2_1(price, tax, agreed)
    return min(total, Fraction(80_000), tax)


def rows():
    for price in range(300_000, 2_000_001, 25_000):
        for first_time in (False, True):
            for agreed in DAYS:
                yield [price, first_time, agreed, float(ontario_rebate(price, first_time, agreed))]


if __name__ == "__main__":
    print(json.dumps(list(rows())))
