import { Rejection } from 'contracts/kernel/problem';
import {
  type CandidateSourceRejection,
  candidateSource,
} from 'contracts/recruiting/candidate-source/candidate-source.entity';
import { entityDecider } from '#command-service/entity/entity.decider';

export const candidateSourceDecider = entityDecider(candidateSource, {
  check: ({ code }, _, before) => {
    if (before === undefined || before.code === code) return;
    const errors = { code: ['candidate-source-code-fixed'] };
    throw new Rejection<CandidateSourceRejection>('candidate-source-code-fixed', 422, { errors });
  },
});
