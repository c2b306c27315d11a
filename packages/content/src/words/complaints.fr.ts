import type { ComplaintsWords } from "./complaints.en.ts";

export const complaints: ComplaintsWords = {
  link: "Plaintes",
  title: "Plaintes",
  intro:
    "Si quelque chose s’est mal passé, dites-le-nous. Voici à qui écrire, ce que nous faisons ensuite, et à qui écrire si notre réponse ne vous satisfait pas.",
  officer: {
    title: "À qui écrire",
    text: "Cette personne reçoit les plaintes au sujet de {name}, de ses courtiers et de ses agents, et y répond.",
  },
  sections: [
    {
      title: "1. Écrivez-nous",
      paragraphs: [
        "Dites ce qui est arrivé, quand et avec qui, et ce que vous aimeriez que nous fassions. Une lettre ou un courriel suffit. Si écrire vous est difficile, appelez, et nous rédigeons la plainte avec vous.",
      ],
    },
    {
      title: "2. Nous répondons par écrit",
      paragraphs: [
        "Nous consignons la plainte, l’examinons et vous répondons par écrit dans un délai raisonnable. Notre réponse précise ce que nous proposons.",
      ],
    },
    {
      title: "3. Si cela ne vous satisfait pas",
      paragraphs: [
        "Si vous croyez qu’une loi sur le courtage hypothécaire a été enfreinte, vous pouvez soumettre la plainte à l’autorité de réglementation, {regulator}. Joignez-y notre réponse.",
      ],
    },
  ],
  metadata: {
    title: "Plaintes",
    description:
      "À qui écrire si vous n’êtes pas satisfait de {name}, comment nous répondons, et quelle autorité saisir ensuite.",
  },
  mail: "Plaintes : {officer}, {email}. Ce qui suit : {page}",
};
