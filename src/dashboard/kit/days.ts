export function dayIn(text: string | null): string {
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''))
  return isDay && text ? text : ''
}

/** Days are those of this device. */
export function startOfDay(day: string): string {
  return midnight(day, 0).toISOString()
}

export function endOfDay(day: string): string {
  return midnight(day, 1).toISOString()
}

function midnight(day: string, daysLater: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater)
}
