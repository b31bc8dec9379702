export const MY_CERTIFICATES_PATH = 'employee/certificates';
export const CERTIFICATES_PATH = 'trainings/certificates';
