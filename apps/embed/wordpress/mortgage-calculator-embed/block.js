// Runs in WordPress's editor as it is: nothing is built.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h } = element;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, SelectControl, TextControl, ToggleControl, Placeholder } = components;
  const say = (text) => i18n.__(text, "mortgage-calculator-embed");

  const calculators = {
    affordability: say("How much can I afford?"),
    payment: say("Mortgage payment"),
    refinance: say("Should I refinance?"),
    "rent-vs-buy": say("Rent or buy?"),
    "debt-consolidation": say("Debt consolidation"),
    "closing-fees": say("Closing fees"),
    renewal: say("Renewal check"),
  };
  const languages = { "": say("As the site"), en: "English", fr: "Français" };
  const optionsOf = (labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));

  function edit({ attributes, setAttributes }) {
    const control = (kind, name, label, more) =>
      h(kind, {
        key: name,
        label,
        [kind === ToggleControl ? "checked" : "value"]: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __nextHasNoMarginBottom: true,
        ...more,
      });
    return h(
      "div",
      useBlockProps(),
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: say("Calculator") },
          control(SelectControl, "calculator", say("Calculator"), {
            options: optionsOf(calculators),
          }),
          control(SelectControl, "lang", say("Language"), { options: optionsOf(languages) }),
          control(TextControl, "apply", say("Address of your application page")),
          control(TextControl, "contact", say("Address of your contact page")),
          control(TextControl, "agents", say("Who a result can be sent to"), {
            help: "Robin Ng <robin@brokerage.example>",
          }),
          control(TextControl, "action", say("Colour of the buttons"), { placeholder: "#005a9c" }),
          control(ToggleControl, "compact", say("Little room")),
          control(ToggleControl, "shareFigures", say("Tell my page the figures of a result"), {
            help: say("The visitor reads a line that says so."),
          }),
        ),
      ),
      h(Placeholder, {
        icon: "calculator",
        label: say("Mortgage calculator"),
        instructions: calculators[attributes.calculator],
      }),
    );
  }

  blocks.registerBlockType("mortgage-calculator-embed/calculator", { edit, save: () => null });
})(window.wp);
