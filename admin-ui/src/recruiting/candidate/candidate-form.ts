import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';

export type CandidateFormValues = { firstName: string; lastName: string; email: string; phone: string };

export const emptyCandidateForm: CandidateFormValues = { firstName: '', lastName: '', email: '', phone: '' };

export const toCandidateForm = (candidate: CandidateView): CandidateFormValues & { id: string } => ({
  id: candidate.id,
  firstName: candidate.firstName ?? '',
  lastName: candidate.lastName ?? '',
  email: candidate.email ?? '',
  phone: candidate.phone ?? '',
});

export const fromCandidateForm = ({ firstName, lastName, email, phone }: CandidateFormValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim().toLowerCase(),
  phone: phone.trim(),
});
