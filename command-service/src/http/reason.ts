import { problemOf } from 'platform/http/problem';

/** Why one of many was refused. What is not a refusal but a fault of ours goes on up. */
export const reasonOf = (error: unknown): { code: string; detail: string } => {
  const { status, code, title, detail = title } = problemOf(error);
  if (status >= 500) throw error;
  return { code, detail };
};
