const whole = { year: 'numeric', month: 'short', timeZone: 'UTC' } as const
const months = new Intl.DateTimeFormat('en-US', whole)
const days = new Intl.DateTimeFormat('en-US', { ...whole, day: 'numeric' })
const lengthOfMonth = '2025-11'.length

/** `Nov 3, 2025`, of a month `Nov 2025`, in every language (K-08). */
export function dayName(day: string): string {
  return (day.length === lengthOfMonth ? months : days).format(new Date(day))
}

export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day}>
      <bdi dir="ltr" className="num">
        {dayName(day)}
      </bdi>
    </time>
  )
}
