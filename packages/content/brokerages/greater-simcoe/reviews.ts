import type { Review } from "@mortgage-kit/content";

export const reviews: Review[] = [
  {
    id: "first-home-orillia",
    text: "We rented in Orillia for six years because we were sure nobody would lend to us. It took one phone call to find out we were wrong, and ten weeks to get the keys.",
  },
  {
    id: "renewal-barrie",
    text: "They beat the renewal letter from our bank by more than half a point and looked after the whole switch. I signed once, at my own kitchen table.",
  },
  {
    id: "self-employed-midland",
    text: "Self-employed, two kids, one bad year on paper. They knew which lender would read the whole story. Every call was returned the same day.",
  },
  {
    id: "told-to-wait",
    text: "They told us not to refinance. The penalty would have eaten the saving, so they booked a call for the spring instead. That is when I knew I could trust them.",
  },
  {
    id: "cottage-washago",
    text: "Our cottage near Washago has a private road and a wood stove, and two lenders walked away. These people knew what to ask and found one that stayed.",
  },
  {
    id: "divorce-innisfil",
    text: "I had to buy out my share of the house in Innisfil in the middle of a separation. They were patient, they were quick, and they explained it all twice without sighing.",
  },
];
