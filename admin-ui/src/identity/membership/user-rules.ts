import { atMost, emailAddress, required } from '#admin-ui/shared/form/validators';

const MAX_NAME = 200;
const MAX_EMAIL = 254;
const MAX_PASSWORD = 200;
export const nameRules = [required(), atMost(MAX_NAME)];
export const emailRules = [required(), atMost(MAX_EMAIL), emailAddress()];
export const passwordRules = [required(), atMost(MAX_PASSWORD)];
