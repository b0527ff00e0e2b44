import type { FormListItem } from '../../../contract/forms.ts'
import { formsApi } from '../../../api/client/forms-api.ts'
import { client } from '../../app/client.ts'
import { known } from '../../app/known.ts'

export const useKnownForms = known<FormListItem[] | undefined>(undefined, async () => {
  const answer = await client(formsApi).list()
  return answer.ok ? answer.value.forms : undefined
})
