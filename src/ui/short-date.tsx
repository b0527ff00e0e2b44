const shown = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** `Nov 3, 2025` in every language (K-08). `date` is ISO 8601. */
export function ShortDate({ date }: { date: string }) {
  return (
    <time dateTime={date.slice(0, 10)}>
      <bdi dir="ltr" className="num">
        {shown.format(new Date(date))}
      </bdi>
    </time>
  )
}
