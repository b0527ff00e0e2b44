/** Widths of the window in pixels; a test holds style sheets to the same ones. */
export const breakpoints = [480, 640, 768, 992, 1024, 1100, 1280, 1320, 1400] as const
export type Breakpoint = (typeof breakpoints)[number]
