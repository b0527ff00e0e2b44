/** The value is in bytes of WebP for each pixel; beyond it, more effort saves nothing. */
export const noisy = 0.15
