/** The `rel` of a paid link for search engines. */
export const affiliateRel = 'sponsored nofollow noopener'
