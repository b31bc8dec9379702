import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.limits.ts';

/** A password that somebody chooses. */
export const NewPassword = z.string().min(MIN_PASSWORD_LENGTH, 'password-too-short').max(MAX_PASSWORD_LENGTH);
/** One that was chosen before, as somebody gives it to be let in. */
export const GivenPassword = z.string().min(1, 'field-required').max(MAX_PASSWORD_LENGTH);
