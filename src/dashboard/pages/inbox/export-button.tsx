import { IconDownload } from '@tabler/icons-react'
import { inboxApi } from '../../../api/client/inbox-api.ts'
import type { Json } from '../../../api/client/call-endpoint.ts'
import { mostExported } from '../../../domain/contact/exported-message.ts'
import { Button } from '../../../ui/button.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { download } from '../../kit/download.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { inboxWords } from './words.ts'

type ExportButtonProps = { view: Json<'POST /messages/export'>; total: number }

export function ExportButton({ view, total }: ExportButtonProps) {
  const words = useWords(inboxWords)
  const { locale } = useLocale()
  const { isSaving, send } = useSubmission()

  async function save() {
    const sent = await send(() => client(inboxApi).export({ ...view, language: locale }))
    if (sent) download(sent.name, sent.file)
  }

  return (
    <Button
      icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
      isPending={isSaving}
      onPress={() => void save()}
    >
      {total > mostExported ? words.exportNewest : words.export}
    </Button>
  )
}
