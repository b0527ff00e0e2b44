import { useMemo } from 'react'
import { client } from '../../app/client.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'

/** None until they are there, and none if they do not come: they are only offered. */
export function useLogoColours(): string[] {
  const { value } = useLatestValue(useMemo(() => client().sections.colours('identity'), []))
  return value?.ok ? value.value.colours : []
}
