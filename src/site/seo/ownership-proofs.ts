import type { OwnSeo } from '../../domain/seo/seo.ts'

/** Search engines know the owner by these, on the home page alone, where they look. */
export function ownershipProofs({ google_proof, bing_proof }: OwnSeo) {
  const proofs = { 'google-site-verification': google_proof, 'msvalidate.01': bing_proof }
  return Object.entries(proofs).flatMap(([name, content]) => (content ? [{ name, content }] : []))
}
