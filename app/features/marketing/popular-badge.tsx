export function PopularBadge() {
  return (
    <span className="rounded-[2px] bg-ink-hot px-2 py-1 text-micro leading-tight font-strong tracking-normal text-ink-on-hot">
      MOST POPULAR
    </span>
  )
}
