const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 3, 2025, 9:00 AM` on the clock of this device, isolated as left to right. `date` is ISO 8601. */
export function Timestamp({ date }: { date: string | Date }) {
  const timestamp = new Date(date)
  return (
    <time dateTime={timestamp.toISOString()}>
      <bdi dir="ltr" className="num">
        {shown.format(timestamp)}
      </bdi>
    </time>
  )
}
