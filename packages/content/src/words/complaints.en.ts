/** `{name}` is the brokerage, `{regulator}` the authority that licenses it. */
export const complaints = {
  link: "Complaints",
  title: "Complaints",
  intro:
    "If something went wrong, tell us. Here is whom to write to, what we do then, and where to go if our answer does not satisfy you.",
  officer: {
    title: "Whom To Write To",
    text: "This person receives complaints about {name}, its brokers and its agents, and answers them.",
  },
  sections: [
    {
      title: "1. Write To Us",
      paragraphs: [
        "Say what happened, when and with whom, and what you would like us to do. A letter or an e-mail will do. If writing is difficult for you, call, and we write it down together.",
      ],
    },
    {
      title: "2. We Answer In Writing",
      paragraphs: [
        "We record the complaint, look into it and answer you in writing within a reasonable time. The answer says what we propose.",
      ],
    },
    {
      title: "3. If That Does Not Satisfy You",
      paragraphs: [
        "If you think that a law on mortgage brokering was broken, you may refer the complaint to the regulator, {regulator}. Send our answer along.",
      ],
    },
  ],
  metadata: {
    title: "Complaints",
    description:
      "Whom to write to if you are not satisfied with {name}, how you are answered, and which regulator comes next.",
  },
  /** Line at the end of mails. */
  mail: "Complaints: {officer}, {email}. What happens then: {page}",
};

export type ComplaintsWords = typeof complaints;
