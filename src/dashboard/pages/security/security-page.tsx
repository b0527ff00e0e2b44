import { accessKeysApi } from '../../../api/client/access-keys-api.ts'
import { securityApi } from '../../../api/client/security-api.ts'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { PageHead } from '../../app/shell/page-head.tsx'
import { shellWords } from '../../app/shell/words.ts'
import cards from '../../kit/cards.module.css'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { AccessKeysCard } from './access-keys-card.tsx'
import type { Route } from './+types/security-page.ts'
import { SecurityForm } from './security-form.tsx'
import { securityWords } from '../../kit/security/words.ts'
import styles from './security.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader() {
  adminsOnly()
  const security = client(securityApi)
  const accessKeys = client(accessKeysApi)
  const [policy, keys] = await Promise.all([security.get(), accessKeys.list()])
  return { policy, keys }
}

export default function SecurityPage({ loaderData: { policy, keys } }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(securityWords)
  return (
    <>
      <PageHead title={shell.pages.security} />
      {policy.ok ? (
        <SecurityForm saved={policy.value} />
      ) : (
        <FailurePanel title={words.failed} reason={policy.message} />
      )}
      <div className={`${cards.cards} ${styles.keys}`}>
        <AccessKeysCard found={keys} />
      </div>
    </>
  )
}
