interface FrameScripts {
  readonly loader: string;
  readonly frame: string;
}

/** Returns the page of every frame; its policy allows only its scripts, which read the URL. */
export function framePage({ loader, frame }: FrameScripts) {
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mortgage calculator</title>
<script type="module" src="/embed/${frame}"></script>
<script type="module" src="/embed/${loader}"></script>
</head>
<body>
<noscript><p>The calculator needs scripts. <a href="/resources" target="_top">Calculators</a></p></noscript>
</body>
</html>
`,
    contentSecurityPolicy: [
      "default-src 'none'",
      "script-src 'self'",
      // The site's rates.
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors *",
    ].join("; "),
  };
}
