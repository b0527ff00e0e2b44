import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Only the pages change this data, and they ask for it afterwards. */
export function revalidateOnlyInPlace(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate
}
