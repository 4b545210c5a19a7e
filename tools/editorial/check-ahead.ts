/** To be imported before anything of content/: an article is checked before its day, not by the build of that night. */
process.env.CHECK_AHEAD = 'yes'
