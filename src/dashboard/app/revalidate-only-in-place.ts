import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Whether to reload data that only the pages change, which then ask for it. */
export function revalidateOnlyInPlace(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate
}
