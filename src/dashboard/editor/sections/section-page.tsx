import { data, isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import type { SectionName } from '../../../domain/sections/section.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useSaveShortcut } from '../../kit/forms/use-save-shortcut.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { PageProblem, FailurePanel } from '../../kit/problems/page-problem.tsx'
import { menuLocation } from '../../app/shell/menu.ts'
import { PageHead } from '../../app/shell/page-head.tsx'

export async function loadSection(name: SectionName) {
  const found = await client(sectionsApi).get(name)
  if (!found.ok) throw data(found.message, { status: found.status || 503 })
  return found.value.content
}

export function SectionProblem() {
  const error = useRouteError()
  const isAnswer = isRouteErrorResponse(error)
  if (!isAnswer || error.status === 403 || error.status === 404) return <PageProblem />
  return <NotLoaded reason={String(error.data)} />
}

function NotLoaded({ reason }: { reason: string }) {
  const shell = useWords(shellWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const page = menuLocation(useLocation().pathname)?.entry.page ?? 'banner'
  const refuse = () => showToast('error', messages.dataNotLoaded)
  useSaveShortcut(refuse)
  return (
    <>
      <PageHead title={shell.pages[page]}>
        <Button look="primary" onPress={refuse}>
          {common.actions.save}
        </Button>
      </PageHead>
      <FailurePanel title={translate(messages.dataNotLoaded)} reason={reason} />
    </>
  )
}
