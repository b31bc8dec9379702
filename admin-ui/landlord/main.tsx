import { begin } from '#admin-ui/landlord/begin';

void begin();
