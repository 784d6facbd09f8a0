import { Outlet } from '@cadence/shared/router'
import { Banner } from '../../banner/Banner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** The public site's shell: banner, header, page, footer (specification, section 2, Page shell and banner). */
export function PublicLayout() {
  return (
    <>
      <Banner />
      <Header />
      <main id="content" data-layout="public" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
