import type { ShouldRevalidateFunctionArgs } from 'react-router'

export function revalidateOnlyInPlace(change: ShouldRevalidateFunctionArgs): boolean {
  return change.currentUrl.href === change.nextUrl.href && change.defaultShouldRevalidate
}
