import { mediaApi } from '../../../api/client/media-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { loadList } from '../../kit/list/load-list.ts'
import { mediaWords } from '../../editor/media-chooser/words.ts'
import type { Route } from './+types/media-page.ts'
import { MediaTabs } from './media-tabs.tsx'
import { MediaLibrary } from './media-library.tsx'
import { requestOf, viewOf } from './library-view.ts'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = viewOf(new URL(request.url).searchParams)
  const { list, failure } = await loadList(request, () => client(mediaApi).list(requestOf(view)))
  return list ? { failure: null, list: { ...list, view } } : { failure, list }
}

export default function MediaPage({ loaderData: { list, failure } }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(mediaWords)
  if (list) return <MediaLibrary list={list} />
  return (
    <>
      <PageHead title={shell.pages.media} />
      <MediaTabs />
      <FailurePanel title={words.failed} reason={failure} />
    </>
  )
}
