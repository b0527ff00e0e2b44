import { useEffect, useState } from 'react'
import { publishingApi } from '../../api/client/publishing-api.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { client } from '../app/client.ts'

/** UTC until the zone is known: the field names the one that it is on. */
export function useSiteZone(): string {
  const [zone, setZone] = useState(standardTimeZone)
  useEffect(() => {
    void client(publishingApi)
      .get()
      .then((answer) => answer.ok && setZone(answer.value.time_zone))
  }, [])
  return zone
}
