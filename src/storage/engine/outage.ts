const longest = 10 * 60 * 1000

export type Outage = ReturnType<typeof createOutage>

/** Nothing can be saved during an outage, so cached pages stay true. */
export function createOutage(clock: () => number = () => performance.now()) {
  let began: number | undefined
  let standIns = 0

  const lasted = () => (began === undefined ? 0 : clock() - began)

  return {
    isOn: (): boolean => began !== undefined,
    isLong: (): boolean => lasted() >= longest,
    count: (): void => void standIns++,

    begin(): void {
      began = clock()
      standIns = 0
    },

    end(): { seconds: number; standIns: number } {
      const seconds = Math.round(lasted() / 1000)
      began = undefined
      return { seconds, standIns }
    },
  }
}
