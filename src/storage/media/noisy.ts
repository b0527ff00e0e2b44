/** Bytes of WebP for each pixel, of what hardly compresses: more effort saves nothing. */
export const noisy = 0.15
