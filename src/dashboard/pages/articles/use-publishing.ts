import { useEffect, useState } from 'react'
import { publishingApi } from '../../../api/client/publishing-api.ts'
import type { PublishingResponse } from '../../../contract/publishing.ts'
import { standardTimeZone } from '../../../domain/wall-clock.ts'
import { client } from '../../app/client.ts'

/** UTC until the zone is known: the field names the one that it is on. Without a rule, the API decides. */
export function usePublishing(id: number | undefined): { zone: string; rule?: PublishingResponse } {
  const [rule, setRule] = useState<PublishingResponse>()
  useEffect(() => {
    void client(publishingApi)
      .get(id)
      .then((answer) => answer.ok && setRule(answer.value))
  }, [id])
  return { zone: rule?.time_zone ?? standardTimeZone, ...(rule && { rule }) }
}
