/** Explanations of failed deliveries by code, with a remedy for the administrator. */
const explanations: [RegExp, string][] = [
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY_LEAF|GET_ISSUER)|CERT_UNTRUSTED/,
    "its certificate is from an authority this machine does not know: set DELIVERY_CA_FILE to that authority's certificate",
  ],
  [/CERT_HAS_EXPIRED/, "its certificate has expired and has to be renewed there"],
  [/CERT_NOT_YET_VALID/, "its certificate is not valid yet: look at the clocks of both machines"],
  [
    /ERR_TLS_CERT_ALTNAME_INVALID/,
    "its certificate is for another name than the one in the setting",
  ],
  [
    /ERR_SSL|EPROTO|ETLS/,
    "it does not speak TLS as it must: smtps:// or https:// begins with TLS, smtp:// turns to it, unless ALLOW_INSECURE_MAIL is true",
  ],
  [/ECONNREFUSED/, "nobody listens at its host and port"],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "its host has no address: look for a slip in the name"],
  [/EHOSTUNREACH|ENETUNREACH/, "there is no way to its network from here"],
  [/ETIMEDOUT|no answer|ConnectTimeout/, "it did not answer in time: a firewall may be in the way"],
  [
    /^(?!HTTP).*\b4\d\d\b/,
    "it asks to try again later, as many do with a sender they do not know yet, and that is done",
  ],
  [/EAUTH|\b53[0-9]\b/, "it refused the user name or the password"],
  [/EENVELOPE|\b55[0-9]\b/, "it refused the sender or the receiver"],
  [
    /HTTP 40[13]/,
    "it refused the signature or the address: look at WEBHOOK_SECRET and WEBHOOK_URL",
  ],
  [/HTTP 404|HTTP 405/, "there is nothing at that address that takes leads: look at WEBHOOK_URL"],
  [/HTTP 3\d\d/, "it sends on to another address: set WEBHOOK_URL to that one"],
  [/HTTP 5\d\d/, "it failed itself: look at its own log"],
];

/** Explains a failed delivery in one sentence; the problem is the message of `DeliveryProblem`. */
export function explainProblem(problem: string): string {
  const known = explanations.find(([code]) => code.test(problem));
  return `${known?.[1] ?? "the reason has no better name"} (${problem})`;
}
