export interface Crumb {
  name: string
  path: string
}

/** Where a page stands, as links; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2 text-small">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-h-11 items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">›</span>}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
