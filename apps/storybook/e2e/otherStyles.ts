/** The rules for whole elements in the style sheets of new Vite and Next projects, in short. */
export const otherStyles = {
  vite: `
    :root { --text: #6b6375; --text-h: #08060d; --bg: #fff; color: var(--text); background: var(--bg);
      font: 18px/1.45 Georgia, serif; letter-spacing: 0.18px; color-scheme: light dark; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #9ca3af; --text-h: #f3f4f6; --bg: #16171d; }
    }
    body { margin: 0; }
    #storybook-root { width: 1126px; max-width: 100%; margin: 0 auto; text-align: center; display: flex;
      flex-direction: column; }
    h1, h2 { font-family: Georgia, serif; font-weight: 500; color: var(--text-h); }
    h1 { font-size: 56px; letter-spacing: -1.68px; margin: 32px 0; }
    h2 { font-size: 24px; line-height: 118%; margin: 0 0 8px; }
    p { margin: 0; }`,
  viteBefore: `
    :root { font-family: Georgia, serif; line-height: 1.5; font-weight: 400; color-scheme: light dark;
      color: rgb(255 255 255 / 87%); background-color: #242424; }
    a { font-weight: 500; color: #646cff; text-decoration: inherit; }
    a:hover { color: #535bf2; }
    body { margin: 0; display: flex; place-items: center; min-width: 320px; min-height: 100vh; }
    h1 { font-size: 3.2em; line-height: 1.1; }
    button { border-radius: 8px; border: 1px solid transparent; padding: 0.6em 1.2em; font-size: 1em;
      font-weight: 500; font-family: inherit; background-color: #1a1a1a; cursor: pointer; }
    #storybook-root { max-width: 1280px; margin: 0 auto; padding: 2rem; text-align: center; }
    @media (prefers-color-scheme: light) {
      :root { color: #213547; background-color: #fff; }
      button { background-color: #f9f9f9; }
    }`,
  next: `
    :root { --background: #fff; --foreground: #171717; }
    @media (prefers-color-scheme: dark) {
      :root { --background: #0a0a0a; --foreground: #ededed; }
      html { color-scheme: dark; }
    }
    html, body { max-width: 100vw; overflow-x: hidden; }
    body { color: var(--foreground); background: var(--background); font-family: Georgia, serif; }
    * { box-sizing: border-box; padding: 0; margin: 0; }
    a { color: inherit; text-decoration: none; }`,
} as const;
