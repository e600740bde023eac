/** What search engines are told of a paid link. */
export const affiliateRel = 'sponsored nofollow noopener'

/** Stands near such links. */
export const affiliateDisclosure =
  'Some links lead to booking platforms that may pay us a commission. It costs you nothing, and it has no say in what a plan recommends.'
