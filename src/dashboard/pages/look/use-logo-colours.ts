import { useMemo } from 'react'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { useLatestValue } from '../../kit/use-latest-value.ts'

/**
 * The list is empty until the colours are there, or if they do not come: they are only suggestions.
 */
export function useLogoColours(): string[] {
  const { value } = useLatestValue(useMemo(() => client(sectionsApi).colours('identity'), []))
  return value?.ok ? value.value.colours : []
}
