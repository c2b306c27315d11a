// Runs in WordPress's editor as it is: nothing is built.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h } = element;
  const { InspectorControls, PanelColorSettings, useBlockProps } = blockEditor;
  const { Disabled, PanelBody, SelectControl, TextControl, ToggleControl, Placeholder } =
    components;
  const say = (text) => i18n.__(text, "mortgage-calculator-embed");

  const { calculators = {}, origin, lang } = window.mortgageCalculatorEmbed ?? {};
  const colours = {
    action: say("Buttons"),
    onAction: say("Words on buttons"),
    surface: say("Background"),
    text: say("Text"),
    strong: say("Large figures"),
    link: say("Links"),
    progress: say("Progress, charts"),
  };
  const corners = {
    "": say("As they are"),
    "0px": say("Square"),
    "10px": say("Round"),
    "20px": say("Very round"),
  };
  const languages = { "": say("As the site"), en: "English", fr: "Français" };
  const provinces = {
    "": say("Not said"),
    ON: "Ontario",
    BC: say("British Columbia"),
    AB: "Alberta",
    MB: "Manitoba",
    SK: "Saskatchewan",
    QC: say("Quebec"),
    NB: say("New Brunswick"),
    NS: say("Nova Scotia"),
    PE: say("Prince Edward Island"),
    NL: say("Newfoundland and Labrador"),
    YT: "Yukon",
    NT: say("Northwest Territories"),
    NU: "Nunavut",
  };
  /** Those that tax a purchase themselves, by their province. */
  const municipalities = {
    ON: { toronto: "Toronto" },
    QC: { montreal: say("Montreal"), "quebec-city": say("Quebec City") },
    NS: { halifax: "Halifax" },
  };
  const optionsOf = (labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));

  /** Attributes that are no parameters of a frame's address by their own name and value. */
  const others = new Set(["calculator", "lang", "compact", "shareFigures"]);
  const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

  /** Previews the chosen calculator in a frame; it cannot be used while the page is edited. */
  function preview(attributes) {
    if (!origin) {
      return h(Placeholder, {
        icon: "calculator",
        label: say("Mortgage calculator"),
        instructions: `${calculators[attributes.calculator]}. ${say("Set the address of the calculators under Settings, Mortgage calculators.")}`,
      });
    }
    const query = new URLSearchParams({ lang: attributes.lang || lang });
    for (const [name, value] of Object.entries(attributes)) {
      if (value && !others.has(name)) query.set(kebab(name), value);
    }
    if (attributes.compact) query.set("compact", "");
    const frame = h("iframe", {
      src: `${origin}/embed/frame/${attributes.calculator}?${query}`,
      title: calculators[attributes.calculator],
      style: { width: "100%", height: attributes.compact ? "680px" : "1060px", border: 0 },
    });
    return h(Disabled, null, frame);
  }

  /** Returns a function that draws a control of one of the block's attributes. */
  const controlOf =
    ({ attributes, setAttributes }) =>
    (kind, name, label, more) =>
      h(kind, {
        key: name,
        label,
        [kind === ToggleControl ? "checked" : "value"]: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __nextHasNoMarginBottom: true,
        ...more,
      });

  const textFields = {
    apply: say("Address of your application page"),
    contact: say("Address of your contact page"),
    rates: say("Address of your rates.json"),
    agents: say("Who a result can be sent to"),
    brokerage: say("Your brokerage's name"),
    licence: say("Its licence, such as FSRA #00000"),
  };

  function calculatorPanel({ attributes, setAttributes }, control) {
    const ownTaxes = municipalities[attributes.province];
    return h(
      PanelBody,
      { title: say("Calculator") },
      control(SelectControl, "calculator", say("Calculator"), { options: optionsOf(calculators) }),
      control(SelectControl, "lang", say("Language"), { options: optionsOf(languages) }),
      Object.entries(textFields).map(([name, label]) =>
        control(TextControl, name, label, {
          ...(name === "agents" && { help: "Robin Ng <robin@brokerage.example>" }),
        }),
      ),
      control(SelectControl, "province", say("Province or territory of the homes"), {
        options: optionsOf(provinces),
        onChange: (province) => setAttributes({ province, municipality: "" }),
      }),
      ownTaxes &&
        control(SelectControl, "municipality", say("Municipality with a tax of its own"), {
          options: optionsOf({ "": say("Another"), ...ownTaxes }),
        }),
      control(ToggleControl, "compact", say("Little room")),
      control(ToggleControl, "shareFigures", say("Tell my page the figures of a result"), {
        help: say("The visitor reads a line that says so."),
      }),
    );
  }

  const coloursPanel = ({ attributes, setAttributes }) =>
    h(PanelColorSettings, {
      title: say("Colours"),
      colorSettings: Object.entries(colours).map(([name, label]) => ({
        label,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value ?? "" }),
      })),
    });

  const fontsPanel = (control) =>
    h(
      PanelBody,
      { title: say("Fonts and corners"), initialOpen: false },
      control(TextControl, "font", say("Font of the text")),
      control(TextControl, "headingFont", say("Font of the headings")),
      control(SelectControl, "corner", say("Corners"), { options: optionsOf(corners) }),
    );

  function edit(block) {
    const control = controlOf(block);
    const panels = [calculatorPanel(block, control), coloursPanel(block), fontsPanel(control)];
    return h(
      "div",
      useBlockProps(),
      h(InspectorControls, null, ...panels),
      preview(block.attributes),
    );
  }

  blocks.registerBlockType("mortgage-calculator-embed/calculator", { edit, save: () => null });
})(window.wp);
