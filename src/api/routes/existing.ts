import { Problem } from '../../domain/problem.ts'

/** Undefined for what has been deleted. */
export async function existing<Document>(
  read: () => Promise<Document>,
): Promise<Document | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return undefined
    throw error
  }
}
