/** How long stored pages may stand in for the database. */
const longest = 10 * 60 * 1000

export type Outage = ReturnType<typeof createOutage>

/** Whether the database is out of reach. Nobody can save meanwhile, so what was stored before stays true. */
export function createOutage(clock: () => number = () => performance.now()) {
  let began: number | undefined
  let standIns = 0

  const lasted = () => (began === undefined ? 0 : clock() - began)

  return {
    isOn: (): boolean => began !== undefined,
    /** Too long for stored pages to stand in any more. */
    isLong: (): boolean => lasted() >= longest,
    /** A stored page stood in. */
    count: (): void => void standIns++,

    begin(): void {
      began = clock()
      standIns = 0
    },

    /** How many seconds it lasted, and how many stored pages stood in. */
    end(): { seconds: number; standIns: number } {
      const seconds = Math.round(lasted() / 1000)
      began = undefined
      return { seconds, standIns }
    },
  }
}
