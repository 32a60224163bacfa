import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { HEADER_NAME } from '@/lib/navigation/header';
import { routes } from '@/lib/routes';
import styles from './brand.module.css';

/** The logo and the name, with a link to the home page. */
export function Brand() {
  return (
    <Link className={styles.brand} href={routes.home}>
      <Logo />
      {HEADER_NAME}
    </Link>
  );
}
