/** The `rel` of a paid link for search engines. */
export const affiliateRel = 'sponsored nofollow noopener'

/** Shown near such links. */
export const affiliateDisclosure =
  'Some links lead to booking platforms that may pay us a commission. It costs you nothing, and it has no say in what a plan recommends.'
