"""Receives leads in Python 3.9 or newer, without dependencies.

WEBHOOK_SECRET='…' PORT=8080 python3 receive.py
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))
MAX_AGE_SECONDS = 300
# Keep these in your database, so that a repeat is detected after a restart too.
seen = set()


def is_genuine(headers, body):
    webhook_id = headers.get("webhook-id", "")
    seconds = headers.get("webhook-timestamp", "")
    if not seconds.isdecimal() or abs(time.time() - int(seconds)) > MAX_AGE_SECONDS:
        return False
    signed = f"{webhook_id}.{seconds}.".encode() + body
    digest = hmac.new(SECRET, signed, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # During a rotation there are several signatures.
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected, one.encode()) for one in given)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_genuine(self.headers, body):
            return self.answer(401)
        webhook_id = self.headers["webhook-id"]
        if webhook_id not in seen:
            webhook = json.loads(body)
            data = webhook["data"]
            # Store the lead here, or show a staff.attention, which has none, to somebody.
            # Any answer but 2xx makes the sender try again.
            purpose, origin = data.get("purpose") or "-", data.get("origin") or "-"
            print(webhook["type"], data["id"], purpose, origin, flush=True)
            seen.add(webhook_id)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver)
print("listening", flush=True)
server.serve_forever()
