import { entity } from '#contracts/kernel/entity';
import { requiredText } from '#contracts/kernel/text';
import { SourceCode } from './candidate-source.code.ts';
import { MAX_SOURCE_CODE } from './candidate-source.usual.ts';

/** Where a company's candidates come from, in its own words. Records and links hold the code, which never changes; the name may. */
export const candidateSource = entity({
  name: 'candidateSource',
  context: 'recruiting',
  plural: 'candidate-sources',
  permissions: 'tenant.candidates.sources',
  fields: { name: requiredText(MAX_SOURCE_CODE), code: SourceCode },
  unique: { name: { within: 'tenant' }, code: { within: 'tenant', madeFrom: 'name' } },
  sorts: ['name', 'code', 'updatedAt', 'createdAt'],
  search: ['name', 'code'],
});
export type CandidateSourceView = typeof candidateSource.types.view;

/** Every way a source may refuse beyond those of any entity. */
export type CandidateSourceRejection =
  | 'candidate-source-name-taken'
  | 'candidate-source-code-taken'
  | 'candidate-source-code-fixed'; // records and links hold it
