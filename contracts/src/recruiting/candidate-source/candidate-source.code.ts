import { z } from 'zod';
import { MAX_SOURCE_CODE } from './candidate-source.usual.ts';

/** Where people came from, as links, applications, candidates and interviews hold it: `company-page`, `indeed`, the code of a campaign. */
export const SourceCode = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_SOURCE_CODE)
  .regex(/^[a-z0-9]+([-_.][a-z0-9]+)*$/, 'source-invalid');
