/** Shown near paid links. */
export const affiliateDisclosure =
  'Some links lead to booking platforms that may pay us a commission. It costs you nothing, and it has no say in what a plan recommends.'
