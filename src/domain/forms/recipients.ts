import type { StoredAnswer } from './answer.ts'
import type { FormRecipient, FormSettings } from './form.ts'

type Routed = Pick<FormSettings, 'recipients' | 'routeField' | 'routes'>

export function recipientsInTurn(
  { recipients, routeField, routes }: Routed,
  answers: StoredAnswer[],
): FormRecipient[][] {
  const option = answers.find(({ field }) => field === routeField)?.option
  return [...(option === undefined ? [] : [routes[option] ?? []]), recipients]
}

export function allRecipients({ recipients, routes }: Routed): FormRecipient[] {
  return [recipients, ...Object.values(routes)].flat()
}
